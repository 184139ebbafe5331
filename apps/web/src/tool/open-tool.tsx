import { writeListingFilter } from '@ancu/forms/listing';
import {
	directionFields,
	loanFields,
	priceFields,
	readToolDraft,
	type Tool,
	unitsFields,
	writeToolDraft,
} from '@ancu/forms/tool';
import { useLocale } from '@ancu/ui/i18n';
import { DirectionTool, LoanTool, PriceTool, UnitsTool } from '@ancu/ui/tool';
import { FeesTool } from './fees-tool.tsx';

interface OpenToolProps {
	tool: Tool;
	params: URLSearchParams;
	write: (fields: URLSearchParams) => void;
	now: Date;
}

/** One tool, with its form read from the address and written to it. */
export function OpenTool({ tool, params, write, now }: OpenToolProps) {
	const locale = useLocale();
	const bind = <Draft,>(fields: Parameters<typeof readToolDraft<Draft>>[0]) => ({
		draft: readToolDraft(fields, params, locale),
		onChange: (draft: Draft) => write(writeToolDraft(fields, draft, locale)),
	});
	if (tool === 'fees') return <FeesTool params={params} write={write} now={now} />;
	if (tool === 'price') return <PriceTool {...bind(priceFields)} />;
	if (tool === 'units') return <UnitsTool {...bind(unitsFields)} />;
	if (tool === 'loan') return <LoanTool {...bind(loanFields)} />;
	return (
		<DirectionTool
			{...bind(directionFields)}
			listingsHref={(directions) => `/real-estate?${writeListingFilter({ directions: [...directions] })}`}
		/>
	);
}
