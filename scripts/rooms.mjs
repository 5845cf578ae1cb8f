/** `npm run rooms`: who may import whom, as the design says. */
import { join } from 'node:path';
import { breaches } from './rooms/cruise.mjs';

const { modules, found } = await breaches(join(import.meta.dirname, '..'));
for (const { rule, from, to, via, why } of found) {
  const path = via.length > 0 ? via.join(' → ') : to;
  console.log(`${rule}: ${from} → ${path}\n  ${why}`);
}
console.log(`${modules} modules looked at, ${found.length} breaches`);
process.exit(found.length === 0 ? 0 : 1);
