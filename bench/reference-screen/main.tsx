/**
 * The screen by which libraries of components are compared: button, dialog, select, tabs, date field, toast and a form that is
 * checked. `scripts/check-sizes.ts` weighs it. The date field is the platform's own, as in all of our forms.
 */
import { Button } from '@ancu/ui/primitives/button';
import { Dialog } from '@ancu/ui/primitives/dialog';
import { TabLinks } from '@ancu/ui/primitives/tab-links';
import { ToastProvider, useToast } from '@ancu/ui/primitives/toast';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { texts } from './texts.ts';
import { ViewingForm } from './viewing-form.tsx';

const kinds = ['BUY', 'RENT'] as const;

function Screen() {
	const { t } = useTranslation('screen');
	const toast = useToast();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<main>
			<TabLinks
				label={t('kinds')}
				tabs={kinds.map((kind) => ({ href: `#${kind}`, label: t(kind), current: kind === 'BUY' }))}
			/>
			<Button onClick={() => setIsOpen(true)}>{t('open')}</Button>
			<Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('title')} closeLabel={t('close')}>
				<ViewingForm
					today={new Date().toISOString().slice(0, 10)}
					onSent={({ name }) => {
						setIsOpen(false);
						toast({ kind: 'success', message: t('sent', { name }) });
					}}
				/>
			</Dialog>
		</main>
	);
}

function App() {
	const { t } = useTranslation('screen');
	return (
		<ToastProvider label={t('notifications')} closeLabel={t('close')}>
			<Screen />
		</ToastProvider>
	);
}

const root = document.getElementById('root');
if (root)
	createRoot(root).render(
		<I18nextProvider i18n={texts}>
			<App />
		</I18nextProvider>,
	);
