import { z } from 'zod';

type Json = Record<string, unknown>;

/** Said by zod for every integer; grammar compilers of local servers choke on such bounds. */
const INTEGER_BOUNDS = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/**
 * The JSON schema of what a model should write for a zod schema, in the form strict decoding demands: objects closed,
 * every property required. What zod calls optional may be null instead; `parseStructured` reads such a null as absent.
 * Records keep their open form, for which strict decoding is then not asked.
 */
export function jsonSchemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return closed(json) as Json;
}

function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (typeof node !== 'object' || node === null) return node;
  const { default: _, properties, required, ...rest } = node as Json;
  const out: Json = {};
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'number' && INTEGER_BOUNDS.has(value)) continue;
    out[name] = name === 'enum' || name === 'const' ? value : closed(value);
  }
  if (typeof properties !== 'object' || properties === null) return out;
  const needed = Array.isArray(required) ? required : [];
  const entries = Object.entries(properties).map(([name, value]) => [
    name,
    needed.includes(name) ? closed(value) : nullable(closed(value)),
  ]);
  return {
    ...out,
    properties: Object.fromEntries(entries),
    required: entries.map(([name]) => name),
    additionalProperties: false,
  };
}

const nullable = (schema: unknown) => ({ anyOf: [schema, { type: 'null' }] });
