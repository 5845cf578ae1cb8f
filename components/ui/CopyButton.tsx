import { useState } from 'react';
import { useSource } from '../source';
import { Button } from './Button';

/** Copies a text and says so until the pointer or the focus leaves. */
export function CopyButton({ text }: { text: string }) {
  const { t } = useSource();
  const [copied, setCopied] = useState(false);
  const forget = () => setCopied(false);
  return (
    <Button
      kind="quiet"
      icon={copied ? 'check' : 'copy'}
      onBlur={forget}
      onPointerLeave={forget}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          // Without clipboard access the text still stands there to be selected.
          () => setCopied(false),
        )
      }
    >
      <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
