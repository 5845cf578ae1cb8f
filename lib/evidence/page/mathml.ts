/**
 * MathML in one line, as one would type it: `x_2^n`, `(a + b)/c`, `√(x)`. Without it x² would read as x2.
 */
export function mathmlText(element: Element): string {
  const [first = '', second = '', third = ''] = [...element.children].map(mathmlText);
  switch (element.nodeName.toLowerCase()) {
    case 'msub':
    case 'munder':
      return `${first}_${grouped(second)}`;
    case 'msup':
    case 'mover':
      return `${first}^${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${first}_${grouped(second)}^${grouped(third)}`;
    case 'mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'msqrt':
      return `√(${inner(element)})`;
    case 'mroot':
      return `√[${second}](${first})`;
    case 'mo':
      return ` ${(element.textContent ?? '').trim()} `;
    case 'mtd':
      return `${inner(element)}\t`;
    case 'mtr':
      return `${inner(element)}; `;
    case 'annotation':
    case 'annotation-xml':
      return '';
    default:
      return inner(element);
  }
}

const inner = (element: Element): string =>
  element.children.length > 0
    ? [...element.children].map(mathmlText).join('')
    : (element.textContent ?? '').trim();

const grouped = (part: string): string => {
  const text = part.trim();
  return /^[\p{L}\p{N}.]*$/u.test(text) ? text : `(${text})`;
};
