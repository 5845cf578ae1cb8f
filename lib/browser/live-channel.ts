import type { LiveEvent } from './messages';

/** Name of the channel all contexts of the extension share. What travels on it is for show, never the truth. */
export const LIVE_CHANNEL = 'crossexam-live';

let sender: BroadcastChannel | undefined;

/** Tells every other context of the extension; whoever does not listen misses it. */
export function publish(event: LiveEvent): void {
  sender ??= new BroadcastChannel(LIVE_CHANNEL);
  sender.postMessage(event);
}

/** Hears what other contexts publish, until the returned function is called. */
export function listen(onEvent: (event: LiveEvent) => void): () => void {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data);
  return () => channel.close();
}
