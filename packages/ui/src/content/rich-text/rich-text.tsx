/** What the server lets through, in the type of the house. */
const look = [
	'grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere',
	'[&_h2]:mt-4 [&_h2]:text-xl [&_h2]:font-bold',
	'[&_h3]:mt-2 [&_h3]:text-lg [&_h3]:font-bold',
	'[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:grid [&_:is(ul,ol)]:gap-1.5 [&_:is(ul,ol)]:pl-6',
	'[&_li]:marker:text-ink-muted [&_li_:is(ul,ol)]:mt-1.5',
	'[&_strong]:font-bold [&_a]:underline [&_a]:decoration-line-strong [&_a]:underline-offset-4 [&_a]:hover:decoration-current',
	'[&_blockquote]:grid [&_blockquote]:gap-2 [&_blockquote]:border-l-2 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_blockquote]:text-ink-muted',
	'[&_table]:w-full [&_table]:border-collapse [&_table]:text-left [&_table]:text-sm [&_table]:tabular-nums',
	'[&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:align-top',
	'[&_th]:border-line-strong [&_th]:font-bold',
].join(' ');

export interface RichTextProps {
	/** From the server's `News.html` or `previewArticle` and from nowhere else: it is shown as it is, and only they make it harmless. */
	html: string;
}

/** The running text of an article. */
export function RichText({ html }: RichTextProps) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it of Markdown and let only a few elements through.
	return <div data-slot="rich-text" className={look} dangerouslySetInnerHTML={{ __html: html }} />;
}
