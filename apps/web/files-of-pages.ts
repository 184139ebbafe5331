/** Modules of ours by where they lie, without what comes before `packages` or `apps`. */
const ours = (...places: string[]) =>
	new RegExp(`(packages|apps)/(${places.join('|')})`.replaceAll('/', String.raw`[\\/]`));
const libraries = (names: string) => new RegExp(String.raw`node_modules[\\/](${names})[\\/]`);
const icons = (names: string) => new RegExp(String.raw`node_modules[\\/]lucide-react[\\/].+[\\/](${names})\.`);
const anyOf =
	(...tests: readonly RegExp[]) =>
	(id: string) =>
		tests.some((test) => test.test(id));

const parts = ours(
	'ui/src/(primitives|translation|i18n|shell)/',
	'forms/src/(format|text|map)/',
	String.raw`forms/src/listing/(price|quantity|categories|vocabulary)\.`,
	'api/src/client/',
	// What must not be done twice comes with the forms that send it.
	'web/src/(data/(?!create-send-once|use-mutation-once|within)|i18n/|shell/|account/)',
);

/**
 * Which parts of a page come as one file, however many pages need them: docs/adr/0047-what-a-page-brings.md. What is not named lies
 * with what needs it, or by itself where two do: a browser asks for six files at a time, and each six cost a round trip.
 */
export const groups = [
	// What every page stands on.
	{
		name: 'frame',
		priority: 4,
		test: libraries('react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack'),
	},
	// What most pages are made of. Nothing here may need a form, or each page would bring its libraries.
	{
		name: 'shared',
		priority: 3,
		minShareCount: 12,
		test: anyOf(libraries('lucide-react|thumbhash'), parts),
	},
	// What head, foot and the marks of saved listings need besides, and what is little and needed here and there.
	{
		name: 'shell',
		priority: 2,
		minShareCount: 2,
		test: ours(
			'ui/src/primitives/(in-turns|menu|popover)/',
			'ui/src/primitives/map/map-tiles',
			'ui/src/(procedure/procedure-model|translation/(not-found|use-led-focus))',
			'ui/src/listing/(save-button/|listing-grid/listing-action)',
			'forms/src/(access/|account/consents|content/policies|planning/terms|procedure/terms)',
			String.raw`api/src/(wallet/balance|listing/saved)\.`,
			'web/src/(account/use-forget|data/(late-part|stored-list|within)|listing/(save-listing|saved-provider))',
			'web/src/(notification/service-worker|shell/theme)',
		),
	},
	// How a search stands in an address, to which tools lead as well.
	{ name: 'filter', priority: 3, minShareCount: 2, test: ours(String.raw`forms/src/listing/(area|filter)\.`) },
	// What the home page, lists and the map, and listings have in common.
	{
		name: 'listing',
		priority: 2,
		minShareCount: 2,
		test: anyOf(
			icons('list|map|phone|sliders-horizontal'),
			ours(
				'ui/src/listing/(listing-(card|facts-row|grid|model|photo|price)|saved-search-model|search-box|use-(card|filter)-words)',
				'ui/src/map/(known-digits|listing-map/|map-model|use-full-screen|use-place)',
				'ui/src/primitives/(choice-list/|combobox/|map/map-(model|sources|view))',
				'ui/src/address/address-select/',
				String.raw`api/src/(address/address|listing/(listing|saved-search|search))\.`,
				'forms/src/listing/(filter-conditions|list-address|suggestion)',
				'web/src/(address/use-address|map/(area|boxes|use-visited))',
				String.raw`web/src/listing/((list|detail)\.needs|list-address|listing-query|structured-data|use-proposals|use-recent)`,
				'web/src/notification/ask-for-push',
			),
		),
	},
	// What a listing says of itself, which those who check it see as well.
	{
		name: 'facts',
		priority: 1,
		minShareCount: 2,
		test: ours(
			'ui/src/listing/(listing-fact-list|listing-gallery|price-history)/',
			'ui/src/planning/(planning-check-(list|model|status)|plot-mark)',
			'ui/src/primitives/picture-viewer/',
			String.raw`api/src/verification/green-check\.`,
			'web/src/(planning/planning-address|procedure/procedure-address|verification/listing-check-history)',
		),
	},
	// What the pages need that every page looks ahead to, without what they are drawn with: `data/common-needs.ts`.
	{
		name: 'needs',
		priority: 2,
		minShareCount: 2,
		test: ours(
			String.raw`api/src/content/news\.`,
			String.raw`web/src/content/(news|news-list)\.needs`,
			'web/src/content/news-address',
		),
	},
	// What people read, and the shelf of it on the home page.
	{
		name: 'article',
		priority: 1,
		minShareCount: 2,
		test: ours('ui/src/content/(article-(card|cover|model|shelf)|rich-text)'),
	},
	{ name: 'form', priority: 0, test: libraries('react-hook-form|@hookform') },
	{ name: 'schema', priority: 0, test: libraries('zod') },
];
