import { usePersonQuery } from '@ancu/api/account';
import { PersonScreen } from '@ancu/ui/account';
import { Page } from '@ancu/ui/shell';
import type { ReactNode } from 'react';
import { PersonListings } from './person-listings.tsx';
import { useAccount } from './use-account.ts';

interface PersonPageProps {
	/** Undefined while it is not known. */
	id: string | undefined;
	/** Of the page itself. */
	path: string;
	/** Title and description, from the name; undefined while it is not known. */
	head: (name: string | undefined) => ReactNode;
}

/** The page of one person, as others see them. */
export function PersonPage({ id = '', path, head }: PersonPageProps) {
	const account = useAccount();
	const person = usePersonQuery({ id }, { enabled: id !== '' });
	const found = person.data?.getOneUser;
	return (
		<Page>
			{head(found?.name)}
			<PersonScreen
				person={person.error?.code === 'NOT_FOUND' ? null : found}
				failed={person.isError}
				onRetry={person.refetch}
				own={account?.id === id}
				postHref="/post-new"
				audience={account ? 'signedIn' : 'visitor'}
				listings={<PersonListings key={id} id={id} path={path} />}
			/>
		</Page>
	);
}
