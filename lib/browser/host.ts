import type { HostCalls } from './messages';

export type HostCall = keyof HostCalls;

export interface HostOptions {
  signal?: AbortSignal;
  /** Pieces of the reply as they come; never the truth, only for show. */
  onDelta?: (text: string) => void;
}

/** Whatever has a DOM, threads and models, wherever it runs. Throws `CrossexamError`s, or an abort. */
export interface Host {
  call<N extends HostCall>(
    name: N,
    input: HostCalls[N]['in'],
    options?: HostOptions,
  ): Promise<HostCalls[N]['out']>;
}

export interface HostContext {
  signal: AbortSignal;
  onDelta: (text: string) => void;
}

/** What the host can do; `host/abort` is the request table's own. */
export type HostHandlers = {
  [N in Exclude<HostCall, 'host/abort'>]: (
    input: HostCalls[N]['in'],
    context: HostContext,
  ) => Promise<HostCalls[N]['out']>;
};

/** A host call as it travels by `runtime.sendMessage`. `key` names the request for re-attaching and aborting. */
export interface HostMessage<N extends HostCall = HostCall> {
  to: 'host';
  call: N;
  input: HostCalls[N]['in'];
  key: string;
}
