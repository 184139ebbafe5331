import { usePersonQuery } from '@ancu/api/account';
import { PersonScreen } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { subject } from '../data/query-client.ts';
import { PersonListings } from './person-listings.tsx';
import { signInHref } from './sign-in-href.ts';
import { useAccount } from './use-account.ts';

interface PersonPageProps {
	/** Undefined while it is not known. */
	id: string | undefined;
	/** There is nobody, as the server saw. @default false */
	isMissing?: boolean | undefined;
	/** Of the page itself. */
	path: string;
	/** When its loader asked. */
	now: Date;
	/** Title and description, from the name; undefined while it is not known, null where there is nobody. */
	head: (name: string | null | undefined) => ReactNode;
}

/** The page of one person, as others see them. */
export function PersonPage({ id = '', isMissing = false, path, now, head }: PersonPageProps) {
	const account = useAccount();
	const here = useLocation();
	const person = usePersonQuery({ id }, { ...subject, enabled: id !== '' });
	const found = person.data?.getOneUser;
	const isGone = person.error ? person.error.code === 'NOT_FOUND' : isMissing && !found;
	return (
		<Page>
			{head(isGone ? null : found?.name)}
			<PersonScreen
				person={isGone ? null : found}
				failed={person.isError}
				onRetry={person.refetch}
				own={account?.id === id}
				signInHref={signInHref(here)}
				postHref="/post-new"
				audience={account ? 'signedIn' : 'visitor'}
				listings={<PersonListings key={id} id={id} path={path} now={now} />}
			/>
		</Page>
	);
}
