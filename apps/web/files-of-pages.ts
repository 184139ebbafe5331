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
 * with what needs it, or by itself where two do: a browser asks for six files at a time, and each six cost a round trip. A group takes
 * along what its modules need, but for what groups of a higher priority have, or those before it of the same.
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
		priority: 3,
		minShareCount: 2,
		test: anyOf(
			icons('building-complex|eye|flag|layers|list|map|map-pin|pencil|phone|route|sliders-horizontal|user'),
			ours(
				'ui/src/primitives/(choice-list|in-turns|menu|popover|timeline|visually-hidden)/',
				'ui/src/primitives/map/map-tiles',
				'ui/src/(planning/planning-check-model|procedure/procedure-model|shell/page/staff-only-screen|translation/(not-found|use-led-focus))',
				'ui/src/listing/(listing-(grid/listing-action|model)|save-button/)',
				String.raw`forms/src/(access/|account/consents|content/policies|form/place-fields|listing/links\.|planning/terms|procedure/terms)`,
				String.raw`api/src/(wallet/balance|listing/saved)\.`,
				'web/src/account/use-forget',
				String.raw`web/src/data/(late-part|local-draft|of-queries|stored-list|use-debounced|within)\.`,
				'web/src/(invest/shares-part|planning/planning-address|procedure/procedure-address)',
				'web/src/(listing/(save-listing|saved-provider)|notification/service-worker|shell/(staff-only|theme))',
			),
		),
	},
	// How a search stands in an address, to which tools lead as well.
	{ name: 'filter', priority: 3, minShareCount: 2, test: ours(String.raw`forms/src/listing/(area|filter)\.`) },
	// What lists of listings, public or somebody's, have in common besides.
	{
		name: 'lists',
		priority: 2,
		minShareCount: 2,
		test: ours(
			String.raw`forms/src/listing/count\.`,
			String.raw`api/src/map/map\.`,
			'ui/src/listing/use-focus-after-removal',
			'web/src/(listing/use-unit-box|shell/use-(filter-navigate|is-passing))',
		),
	},
	// What the home page, lists and the map, and listings have in common.
	{
		name: 'listing',
		priority: 2,
		minShareCount: 2,
		test: anyOf(
			ours(
				'ui/src/listing/(listing-(card|facts-row|grid|photo|price)|saved-search-model|search-box|use-(card|filter)-words)',
				'ui/src/map/(known-digits|listing-map/|map-model|use-full-screen|use-place)',
				'ui/src/primitives/(combobox/|map/map-(model|sources|view))',
				'ui/src/address/address-select/',
				String.raw`api/src/(address/address|listing/(listing|saved-search|search))\.`,
				'forms/src/listing/(filter-conditions|list-address|suggestion)',
				'web/src/(address/use-address|map/(area|boxes|use-visited))',
				String.raw`web/src/listing/((list|detail)\.needs|list-address|listing-query|structured-data|use-proposals|use-recent|without-repeats)`,
				'web/src/notification/ask-for-push',
			),
		),
	},
	// What a listing says of itself, which those who check it see as well.
	{
		name: 'facts',
		priority: 2,
		minShareCount: 2,
		test: anyOf(
			icons('play'),
			ours(
				'ui/src/listing/(listing-(fact-list|gallery|videos)|price-history)/',
				'ui/src/primitives/picture-viewer/',
				String.raw`api/src/listing/prices\.`,
				'web/src/(map/place-map|verification/listing-check-history)',
			),
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
	// What is read is passed on.
	{
		name: 'share',
		priority: 2,
		minShareCount: 2,
		test: anyOf(icons('copy|share-2'), ours('ui/src/(primitives/copy-button|translation/share-button)/')),
	},
	{ name: 'schema', priority: 3, test: anyOf(libraries('zod'), ours('forms/src/form/(tidy|written)')) },
	// What is typed, held to those.
	{
		name: 'form',
		priority: 3,
		minShareCount: 2,
		test: anyOf(
			libraries('react-hook-form|@hookform'),
			ours(
				String.raw`forms/src/form/(first-of|use-(kept-values|schema-form|tracked-form))\.`,
				'ui/src/translation/save-bar',
			),
		),
	},
	// What pages have in common on which somebody does something: how it is sent once, refused, waited for.
	{
		name: 'act',
		priority: 2,
		minShareCount: 2,
		test: anyOf(
			icons('arrow-left|bell|refresh-cw|shield-check|wallet'),
			ours(
				String.raw`forms/src/error/index\.`,
				'forms/src/file/new-key',
				'forms/src/(form/(changed-over|code-of|kept-draft|refuse-words|use-(act|countdown)|when-object)|format/days)',
				'ui/src/(listing/draft-notice|wallet/entries-loading)/',
				'ui/src/translation/(counted-hint|row-style|stacked-table|table-roles|title-in|words-field)',
				'ui/src/translation/use-(lead-to-wrong|step-heading|submit-after-uploads)',
				'web/src/account/use-form-owner',
				'web/src/data/(create-send-once|may-pass|now-of|null-if-gone|unless-gone|use-done-once|use-mutation-once|with-param)',
			),
		),
	},
	// Files that are sent: photos, papers.
	{
		name: 'upload',
		priority: 2,
		minShareCount: 2,
		test: anyOf(
			icons('image-plus'),
			ours(
				String.raw`forms/src/file/(papers|sort-files)\.`,
				'ui/src/primitives/upload/',
				'ui/src/translation/paper-field/',
				'web/src/file/',
			),
		),
	},
	// Where a plot lies, and what it may be used for.
	{
		name: 'plot',
		priority: 1,
		minShareCount: 2,
		test: ours(
			String.raw`forms/src/(listing/wardless|map/(pin|vietnam))\.`,
			'ui/src/(address/address-conversion|map/pin-map|primitives/map/map-center)',
			'web/src/address/current-address',
		),
	},
	// What is said of a green check, on a listing's mark too.
	{
		name: 'checked',
		priority: 2,
		minShareCount: 2,
		test: ours(
			String.raw`forms/src/verification/(items|terms)\.`,
			'ui/src/verification/(finding-list|use-verification-words|verification-model)',
		),
	},
	// Green checks, for whoever asks for them and whoever makes them.
	{
		name: 'check',
		priority: 1,
		minShareCount: 3,
		test: ours(
			'ui/src/translation/(check-step|link-rows)',
			'ui/src/verification/green-check-(queue|status)',
			'web/src/verification/check-address',
		),
	},
	// What is offered for shares, where it is written, looked at and bought.
	{
		name: 'offering',
		priority: 1,
		minShareCount: 3,
		test: ours(
			'ui/src/invest/(document-list|format-percent|invest-model|offering-(facts|progress)|outcome-list|share-bar)',
		),
	},
	// One's own account, as it is set: what stands around each of its pages, and what is typed there.
	{ name: 'settings', priority: 2, minShareCount: 2, test: ours('ui/src/account/settings-layout/') },
	{
		name: 'own-account',
		priority: 1,
		minShareCount: 2,
		test: ours(
			'ui/src/account/(current-password-field|settings-section/settings-section)',
			'web/src/account/(password-refusals|use-email-token)',
		),
	},
	// What a person has in common with how one comes in, and a listing with it: each alone, as neither wants the other.
	{ name: 'account', priority: 3, minShareCount: 2, test: ours(String.raw`api/src/account/account\.`) },
	{ name: 'account-rules', priority: 3, minShareCount: 2, test: ours(String.raw`forms/src/account/schema\.`) },
	{ name: 'green-check', priority: 3, minShareCount: 2, test: ours(String.raw`api/src/verification/green-check\.`) },
	// How one comes in, and proves who one is.
	{
		name: 'enter',
		priority: 2,
		minShareCount: 2,
		test: anyOf(
			icons('eye-off'),
			ours(
				String.raw`forms/src/account/(confirm-password|mask-phone|use-(code|phone)-step-form)\.`,
				'ui/src/account/account-form',
				'ui/src/primitives/text-input/password-input',
				'web/src/account/use-(enter|go-next|phone-code|with-next)',
			),
		),
	},
	// A person, as others and they themselves see them; little of that stands in lists of people and among settings.
	{
		name: 'face',
		priority: 2,
		minShareCount: 2,
		test: ours('ui/src/account/(avatar/|settings-section/settings-states)'),
	},
	{
		name: 'person',
		priority: 1,
		minShareCount: 2,
		test: anyOf(icons('globe|mail'), ours('ui/src/account/person-(card|screen)', 'web/src/account/person-')),
	},
	// What is reckoned: by the tool, and where money is asked or told.
	{
		name: 'reckoning',
		priority: 2,
		minShareCount: 2,
		test: ours(
			String.raw`forms/src/invest/(calc|rate|terms)\.`,
			String.raw`forms/src/(listing/price-in-words|tool/fraction|wallet/amount)\.`,
		),
	},
	// What pages of many parts show them in, and what is taken along.
	{
		name: 'panels',
		priority: 2,
		minShareCount: 2,
		test: anyOf(
			icons('download'),
			ours(
				'forms/src/text/csv',
				'ui/src/primitives/(disclosure|fields|save-file|sheet|step-list|tab-links)/',
				'ui/src/translation/(save-csv|use-step-words)',
			),
		),
	},
];
