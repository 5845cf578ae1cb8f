import { drawing, type Shape } from './elements';
import type { MarkState } from './look';

const disc: Shape = ['circle', { cx: '10', cy: '10', r: '9' }];

const dots: readonly Shape[] = ['3', '10', '17'].map((cx) => [
  'circle',
  { cx, cy: '10', r: '2.6' },
]);

/** The panel's verdict shapes; each is known without its colour. Dots move only while a check runs. */
const shapes: Record<MarkState, readonly Shape[]> = {
  supported: [disc, ['path', { class: 'glyph', d: 'M5.8 10.4 8.7 13.3 14.3 7' }]],
  refuted: [disc, ['path', { class: 'glyph', d: 'M6.7 6.7l6.6 6.6M13.3 6.7l-6.6 6.6' }]],
  conflicting: [
    [
      'rect',
      { x: '3.6', y: '3.6', width: '12.8', height: '12.8', rx: '2', transform: 'rotate(45 10 10)' },
    ],
    [
      'path',
      {
        class: 'glyph',
        d: 'M10 14.5V11.5L6.7 8.2M10 11.5l3.3-3.3M6.5 10.3V8h2.3M13.5 10.3V8h-2.3',
      },
    ],
  ],
  'not-enough': [['circle', { class: 'ring', cx: '10', cy: '10', r: '7.7' }]],
  running: dots,
  halted: dots,
};

export function verdictIcon(document: Document, state: MarkState, size: number): SVGSVGElement {
  const className = state === 'running' ? 'dots' : '';
  return drawing(document, size, '0 0 20 20', shapes[state], className);
}

export const closeIcon = (document: Document): SVGSVGElement =>
  drawing(document, 14, '0 0 16 16', [['path', { d: 'M4 4l8 8M12 4l-8 8' }]]);

export const outIcon = (document: Document): SVGSVGElement =>
  drawing(document, 12, '0 0 16 16', [['path', { d: 'M5 11 11.5 4.5M6 4.5h5.5V10' }]]);
