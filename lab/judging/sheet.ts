import type { Justification } from './items';
import { type Criterion, criteria, criterionNames } from './rubric';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * A rating sheet for people: one HTML file that needs nothing else and sends nothing anywhere. It names no system; marks
 * stay in the browser until the rater saves them as a file, which `--ratings` reads.
 */
export function ratingSheet(items: readonly Justification[], title: string): string {
  const wanted = items.length * criterionNames.length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1rem 1rem 6rem; }
article { border-top: 1px solid #8886; padding: 1rem 0; }
blockquote { margin: .5rem 0; padding-left: .75rem; border-left: 3px solid #8886; white-space: pre-wrap; }
fieldset { border: 0; padding: 0; margin: .5rem 0; }
legend { padding: 0; }
label { margin-right: .9rem; }
footer { position: fixed; inset: auto 0 0; padding: .75rem 1rem; background: Canvas; border-top: 1px solid #8886; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<p>Each text says why a claim got its label. Rate it from 1 (very bad) to 5 (very good). The labels are right; the
question is how well the text justifies them. A long text is not better for being long.</p>
<p><label>Your name or initials <input id="rater" required></label></p>
<form>
${items.map(articleOf).join('\n')}
</form>
<footer><button id="save" type="button">Save as a file</button> <span id="count" role="status"></span></footer>
<script>
const key = ${JSON.stringify(`ratings: ${title}`)};
const form = document.querySelector('form');
const rater = document.querySelector('#rater');
const ratings = JSON.parse(localStorage.getItem(key) || '{}');
for (const [name, mark] of Object.entries(ratings)) {
  const input = form.querySelector('input[name="' + name + '"][value="' + mark + '"]');
  if (input) input.checked = true;
}
const show = () => {
  document.querySelector('#count').textContent = Object.keys(ratings).length + ' of ${wanted} marks';
};
form.addEventListener('change', ({ target }) => {
  ratings[target.name] = Number(target.value);
  localStorage.setItem(key, JSON.stringify(ratings));
  show();
});
document.querySelector('#save').addEventListener('click', () => {
  if (!rater.reportValidity()) return;
  const text = JSON.stringify({ rater: rater.value, ratings }, undefined, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'ratings-' + rater.value.replace(/[^a-z0-9]+/gi, '-') + '.json';
  link.click();
});
show();
</script>
</body>
</html>
`;
}

function articleOf({ id, claim, label, text, passages }: Justification): string {
  const evidence = passages.map(
    ({ source, text: words }) => `<li><b>${escaped(source)}</b><br>${escaped(words)}</li>`,
  );
  return `<article id="${id}">
<h2>${id.replace('item-', 'Text ')}</h2>
<p>Claim: <b>${escaped(claim)}</b><br>Label: <b>${escaped(label)}</b></p>
<blockquote>${escaped(text)}</blockquote>
<details><summary>What could be read (${passages.length})</summary><ol>${evidence.join('')}</ol></details>
${criterionNames.map((name) => marksFor(id, name)).join('\n')}
</article>`;
}

const marksFor = (id: string, name: Criterion): string => `<fieldset>
<legend><b>${name}</b>: ${escaped(criteria[name])}</legend>
${[1, 2, 3, 4, 5].map((mark) => `<label><input type="radio" name="${id}/${name}" value="${mark}"> ${mark}</label>`).join('')}
</fieldset>`;
