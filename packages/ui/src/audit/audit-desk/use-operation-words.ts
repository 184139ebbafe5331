import { useTranslation } from 'react-i18next';
import { formerOperations, notedLooks, staffOperations, staffSteps } from './operations.ts';

const named = [...staffOperations, ...staffSteps, ...notedLooks, ...formerOperations];

/** Words for an operation; for what others than staff may do too, and for commands, that it is one. */
export function useOperationWords(): (operation: string) => string {
	const { t } = useTranslation('audit');
	return (operation) => {
		const known = named.find((name) => name === operation);
		if (known) return t(`operation.${known}`);
		return t(/^[a-z]+( |$)/.test(operation) ? 'commandDone' : 'asAnybody');
	};
}
