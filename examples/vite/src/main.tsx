import { InvestForm, positionOf } from '@ancu/ui/invest';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { now, offering } from './offering.ts';
import { OwnLook } from './own-look.tsx';
import { texts } from './texts.ts';

function App() {
	const [ordered, setOrdered] = useState<number>();
	const onSubmit = ({ quantity }: { quantity: number }) => {
		setOrdered(quantity);
	};
	return (
		<main>
			<InvestForm offering={offering} balance={20_000_000} now={now} topUpHref={() => '/'} onSubmit={onSubmit} />
			<OwnLook terms={offering} position={positionOf(offering)} now={now} locale="en" onSubmit={onSubmit} />
			<p role="status">{ordered && `${ordered} ordered`}</p>
		</main>
	);
}

const root = document.getElementById('root');
if (root)
	createRoot(root).render(
		<StrictMode>
			<I18nextProvider i18n={texts}>
				<App />
			</I18nextProvider>
		</StrictMode>,
	);
