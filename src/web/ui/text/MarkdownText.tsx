/** Loaded by Markdown.tsx; use that one. */
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { type Options as Allowed } from 'rehype-sanitize';
import { OutsideLink } from '#web/ui/buttons/OutsideLink.tsx';
import { cx } from '#web/ui/look/cx.ts';

type HeadingLevel = 2 | 3 | 4;
export type MarkdownTextProps = { text: string; headingLevel?: HeadingLevel; className?: string };

const blocks = 'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr';

/** Everything that gets through. Pictures of other sites do not; their words do. */
const allowed: Allowed = {
  tagNames: `${blocks} strong em code br a img`.split(' '),
  attributes: { a: ['href'], img: ['alt'], ol: ['start'] },
  protocols: { href: ['http', 'https'] },
};

/** A tag that was typed is shown as it was typed, in a paragraph of its own where it stood in one. */
const tagsAsText: Options['remarkRehypeOptions'] = {
  handlers: {
    html: (_state: unknown, { value }: { value: string }, parent?: { type: string }) => {
      const text = { type: 'text' as const, value };
      if (parent?.type !== 'root') return text;
      return { type: 'element' as const, tagName: 'p', properties: {}, children: [text] };
    },
  },
};

const inText: Components = {
  a: ({ href, children }) => <OutsideLink href={href}>{children}</OutsideLink>,
  img: ({ alt }) => <>{alt}</>,
};

/** The text stands under a heading of the page: its own headings, of any rank, never come before that. */
function under(level: HeadingLevel): Components {
  const [first, second] = [`h${level}`, `h${level + 1}`] as ['h2', 'h3'];
  return { ...inText, h1: first, h2: first, h3: second, h4: second, h5: second, h6: second };
}

const components = { 2: under(2), 3: under(3), 4: under(4) };

const look = [
  'text-base leading-7 break-words [&>*+*]:mt-4',
  '[&_:is(h2,h3,h4,h5)]:font-serif [&_:is(h2,h3,h4,h5)]:font-[450] [&_:is(h2,h3,h4,h5)]:text-balance',
  '[&_h2]:text-2xl [&_h3]:text-xl [&_h4]:text-xl [&_h5]:text-lg [&>*+:is(h2,h3,h4,h5)]:mt-8 [&>:is(h2,h3,h4,h5)+*]:mt-2',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_li+li]:mt-1.5 [&_li]:pl-1 [&_li::marker]:text-accent',
  '[&_strong]:font-semibold [&_blockquote]:border-l-2 [&_blockquote]:border-accent [&_blockquote]:pl-4',
  '[&_blockquote]:text-muted [&_blockquote>*+*]:mt-3 [&_hr]:border-line',
  '[&_code]:rounded-sm [&_code]:bg-neutral-soft [&_code]:px-1 [&_code]:font-mono [&_code]:text-[0.9em]',
  '[&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-4 [&_pre]:whitespace-pre-wrap [&_pre_code]:bg-transparent [&_pre_code]:p-0',
].join(' ');

export function MarkdownText({ text, headingLevel = 2, className }: MarkdownTextProps) {
  return (
    <div className={cx(look, className)}>
      <ReactMarkdown
        remarkRehypeOptions={tagsAsText}
        rehypePlugins={[[rehypeSanitize, allowed]]}
        components={components[headingLevel]}
      >
        {text}
      </ReactMarkdown>
    </div>
  );
}
