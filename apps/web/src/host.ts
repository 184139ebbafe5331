import type { PaymentMethod } from '@ancu/api/schema';
import type { Operator } from '@ancu/forms/content';
import type { Locale } from '@ancu/forms/format';
import { createContext } from 'react-router';

/**
 * What the server gives to a page that it renders: `WebHost` of apps/server/src/web/web.routes.ts. Neither app imports the other, so each
 * says it for itself, and scripts/host.test.ts compares.
 */
export interface Host {
	/** Runs a document in process, as a visitor; returns what GraphQL answers. */
	execute: (document: string, variables: Record<string, unknown> | undefined, locale: Locale) => Promise<unknown>;
	/** Hears what broke while the page was rendered. */
	fail: (error: unknown) => void;
	/** For the page's own scripts. */
	nonce: string;
	/** How often somebody changed something in this process: what was rendered before is not what it is now. */
	changes: () => number;
	/** Where people reach the site, as `https://ancu.vn`. */
	origin: string;
	/** The data is made up, which the page must say. */
	demo: boolean;
	/** Who runs the site, as far as it is configured. */
	operator: Operator;
	/** Pictures of the ground for its maps, with who made them. */
	tiles: { url: string; attribution: string } | undefined;
	/** The methods of payment that are switched on. */
	methods: readonly PaymentMethod[];
	/** The service that carries messages to browsers, as far as they must know it. */
	push: { kind: 'web'; key: string } | { kind: 'onesignal'; appId: string; script: string };
}

/** A page as it was rendered. The same object is the same page, which many may be given. */
export interface RenderedPage {
	status: number;
	headers: Headers;
	/** In UTF-8. As bytes, because most of a page is only passed on: as letters, a few hundred kilobytes are copied at each change. */
	html: Buffer;
	/** Of its own scripts, and of nothing that somebody else brought into it. */
	nonce: string;
	/** Everything that it shows could be read: it says nothing that is so for its reader alone, as that they ask too often. */
	isWhole: boolean;
}

/** The host of a request, for loaders on the server. */
export const hostContext = createContext<Host>();

/** The status of a page that renders as usual. */
export const statusContext = createContext(200);

/** Whether everything that a page shows could be read. */
export const wholeContext = createContext(true);

/** A page as it was rendered: read here, it need not be read from the answer that the router passes on. */
export const htmlContext = createContext<Buffer | null>(null);
