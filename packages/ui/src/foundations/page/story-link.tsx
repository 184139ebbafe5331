import { createContext, type ReactNode, use } from 'react';
import { storyHref } from './story-href.ts';

/** What the toolbar is set to, as in `{ locale: 'en' }`. */
type Globals = Readonly<Record<string, unknown>>;

const GlobalsContext = createContext<Globals>({});

/** Tells the links below what the toolbar is set to, so that they keep it. */
export function ToolbarProvider({ globals, children }: { globals: Globals; children: ReactNode }) {
	return <GlobalsContext value={globals}>{children}</GlobalsContext>;
}

interface StoryLinkProps {
	/** As `primitives-button--default`, or `primitives-button--docs`. */
	story: string;
	/** What to set the toolbar to. */
	globals?: Readonly<Record<string, string>>;
	children: ReactNode;
}

/** Opens a story in the window that this page lies in. */
export function StoryLink({ story, globals, children }: StoryLinkProps) {
	const { locale, theme } = use(GlobalsContext);
	return (
		<a
			href={storyHref(story, { locale, theme, ...globals })}
			target="_top"
			className="underline decoration-line-strong underline-offset-4 hover:decoration-ink"
		>
			{children}
		</a>
	);
}
