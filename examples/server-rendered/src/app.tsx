import { InvestForm } from '@ancu/ui/invest';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { now, offering } from './offering.ts';
import { texts } from './texts.ts';

export function App() {
	const [ordered, setOrdered] = useState<number>();
	return (
		<I18nextProvider i18n={texts}>
			<InvestForm
				offering={offering}
				balance={20_000_000}
				now={now}
				topUpHref={() => '/'}
				onSubmit={({ quantity }) => setOrdered(quantity)}
			/>
			<p role="status">{ordered && `${ordered} ordered`}</p>
		</I18nextProvider>
	);
}
