import { Outcome } from './Outcome';

/** Why what was typed is refused. */
export function Wrong({ text, id }: { text: string; id?: string }) {
  return (
    <div role="alert" id={id}>
      <Outcome good={false}>{text}</Outcome>
    </div>
  );
}
