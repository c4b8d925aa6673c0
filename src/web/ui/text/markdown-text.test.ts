import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkdownText } from './MarkdownText.tsx';

/** The HTML inside the box. */
const shown = (text: string, headingLevel: 2 | 3 | 4 = 2) =>
  renderToStaticMarkup(createElement(MarkdownText, { text, headingLevel }))
    .replace(/^<div[^>]*>|<\/div>$/g, '')
    .replace(/ class="[^"]*"/g, '');

const link = (href: string, words: string) =>
  `<p><a href="${href}" target="_blank" rel="noopener nofollow">${words}</a></p>`;

describe('Markdown', () => {
  it.each([
    ['**Sleep** and *eat*', '<p><strong>Sleep</strong> and <em>eat</em></p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['3. three', '<ol start="3">\n<li>three</li>\n</ol>'],
    ['> Rest.', '<blockquote>\n<p>Rest.</p>\n</blockquote>'],
    ['[Read](https://example.com/a?b=1)', link('https://example.com/a?b=1', 'Read')],
    ['<https://example.com>', link('https://example.com', 'https://example.com')],
  ])('%j is shown as it is meant', (text, html) => expect(shown(text)).toBe(html));

  it.each([
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      'Hi <img src=x onerror="alert(1)"> there',
      '<p>Hi &lt;img src=x onerror=&quot;alert(1)&quot;&gt; there</p>',
    ],
    ['<iframe src="https://example.com">', '<p>&lt;iframe src=&quot;https://example.com&quot;&gt;</p>'],
    ['<!-- secret -->', '<p>&lt;!-- secret --&gt;</p>'],
    ['`<b>`', '<p><code>&lt;b&gt;</code></p>'],
  ])('the tags of %j are text', (text, html) => expect(shown(text)).toBe(html));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'javascript&#58;alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:a@b.co',
    '/api/logout',
    '//example.com',
    '#top',
  ])('a link to %s is only its words', href => {
    expect(shown(`[Read](${href})`)).toBe('<p>Read</p>');
    expect(shown(`[Read][1]\n\n[1]: ${href}`)).toBe('<p>Read</p>');
  });

  it('a picture of another site is only its words', () =>
    expect(shown('![A plate](https://example.com/x.png)')).toBe('<p>A plate</p>'));

  it.each([
    [2, '<h2>a</h2>\n<h2>b</h2>\n<h3>c</h3>\n<h3>d</h3>'],
    [3, '<h3>a</h3>\n<h3>b</h3>\n<h4>c</h4>\n<h4>d</h4>'],
  ] as const)('its headings begin at %i, whatever rank they were given', (level, html) =>
    expect(shown('# a\n\n## b\n\n### c\n\n#### d', level)).toBe(html),
  );
});
