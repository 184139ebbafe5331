import { LoadError } from '@ancu/ui/translation';
import {
	type ComponentType,
	lazy,
	memo,
	type ReactNode,
	type RefObject,
	Suspense,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { needNamespaces } from '../i18n/browser.ts';
import { answerPresses, LATE } from './late-presses.ts';

interface LatePartOptions<Props> {
	/** Its texts, by namespace. */
	namespaces: readonly string[];
	load: () => Promise<ComponentType<Props>>;
	/** Keeps its place while it comes. @default nothing */
	waiting?: ReactNode;
	/** Nobody misses it: where it does not come, nothing is said. @default false */
	optional?: boolean;
}

/** A part that a page does without at first: it comes with its texts, after the page. The server renders it like any other. */
export function latePart<Props extends object>({
	namespaces,
	load,
	waiting = null,
	optional = false,
}: LatePartOptions<Props>): ComponentType<Props> {
	let hasFailed = false;
	const bring = () =>
		lazy(async () => {
			try {
				// The server has every text.
				const [part] = await Promise.all([load(), import.meta.env.SSR || needNamespaces(namespaces)]);
				return { default: part };
			} catch (error) {
				// The page is whole without it.
				console.error(error);
				hasFailed = true;
				return { default: optional ? Nothing : MissingPart };
			}
		});
	let latest = bring();
	// React remembers what did not come: where it is drawn the next time it is asked for again.
	const retried = () => {
		if (hasFailed) latest = bring();
		hasFailed = false;
		return latest;
	};
	// Drawn again before it came, what the server drew would give way to `waiting`: with the same props it stays.
	return memo<Props>(function LatePart(props) {
		const place = useRef<HTMLDivElement>(null);
		const [Part, setPart] = useState(retried);
		useEffect(() => {
			const retry = () => setPart(retried);
			addEventListener('online', retry);
			return () => removeEventListener('online', retry);
		}, []);
		return (
			<div ref={place} {...{ [LATE]: '' }} className="contents">
				<Suspense fallback={waiting}>
					<Part {...props} />
					<Answers place={place} />
				</Suspense>
			</div>
		);
	});
}

/** Stands beside a part, and is there when that is. */
function Answers({ place }: { place: RefObject<HTMLDivElement | null> }): null {
	useLayoutEffect(() => {
		if (place.current) answerPresses(place.current);
	}, [place]);
	return null;
}

function Nothing(): null {
	return null;
}

function MissingPart() {
	const { t } = useTranslation('web');
	return (
		<LoadError level={3} title={t('latePart.error')} onRetry={() => location.reload()}>
			{t('latePart.errorText')}
		</LoadError>
	);
}
