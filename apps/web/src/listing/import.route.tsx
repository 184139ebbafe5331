import { ApiError } from '@ancu/api/client';
import { useImportListingsMutation } from '@ancu/api/listing';
import { ImportScreen } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { PrivateHead } from '../shell/page-head.tsx';
import { useLeaveGuard } from '../shell/use-leave-guard.tsx';
import { readImportFile } from './read-import-file.ts';

const needs = { queries: () => [], namespaces: ['listing', 'listing-desk'], signedIn: true };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function ImportPage() {
	const { t } = useTranslation('web');
	const importRows = useImportListingsMutation();
	const [isBusy, setBusy] = useState(false);
	const guard = useLeaveGuard(isBusy, {
		title: t('leave.importTitle'),
		text: t('leave.import'),
		loses: true,
		hasResult: true,
	});
	return (
		<Page>
			<PrivateHead title={t('importListings')} />
			<ImportScreen
				parse={readImportFile}
				listingsHref="/estate"
				onBusyChange={setBusy}
				send={async (rows, source) => {
					try {
						return (await importRows.mutateAsync({ source, rows: [...rows] })).importLocationInfo;
					} catch (error) {
						// A lost connection is tried again; what the server refuses stays refused.
						if (!(error instanceof ApiError) || error.code === 'NETWORK') throw error;
						return { message: error.message };
					}
				}}
			/>
			{guard.dialog}
		</Page>
	);
}
