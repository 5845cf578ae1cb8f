import { Component, createRef, type ReactNode } from 'react';
import css from './KeepFocus.module.css';

/**
 * Around what takes another shape when a button in it was pressed: the focus, which would be lost with the button, goes
 * to the new shape as a whole, so that whoever uses the keyboard goes on from there and presses nothing by accident.
 */
export class KeepFocus extends Component<{ children: ReactNode }> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): boolean {
    return this.box.current?.contains(document.activeElement) ?? false;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, hadFocus: boolean) {
    const lost = document.activeElement === document.body;
    if (hadFocus && lost) this.box.current?.focus({ preventScroll: true });
  }

  override render() {
    return (
      <div ref={this.box} tabIndex={-1} className={css.box}>
        {this.props.children}
      </div>
    );
  }
}
