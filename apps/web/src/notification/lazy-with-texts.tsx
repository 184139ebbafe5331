import { type ComponentType, lazy, Suspense } from 'react';
import { loadNamespaces } from '../i18n/browser.ts';

/** A part that pages do without at first: it comes with the texts of notifications, or not at all. */
export function lazyWithTexts<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	const Part = lazy(async () => {
		try {
			const [part] = await Promise.all([load(), loadNamespaces(['notification'])]);
			return { default: part };
		} catch (error) {
			// The page is whole without it.
			console.error(error);
			return { default: (() => null) as ComponentType<Props> };
		}
	});
	return function LazyPart(props: Props) {
		return (
			<Suspense fallback={null}>
				<Part {...props} />
			</Suspense>
		);
	};
}
