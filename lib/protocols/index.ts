import type { Protocol } from '../debate/context';
import { toolMad } from './tool-mad';

/** Every protocol by its id. */
export const protocols: Readonly<Record<string, Protocol>> = { [toolMad.id]: toolMad };
