import { usePersonQuery } from '@ancu/api/account';
import { usePersonListingsQuery } from '@ancu/api/listing';
import { PersonScreen } from '@ancu/ui/account';
import { ListingGrid } from '@ancu/ui/listing';
import { Page } from '@ancu/ui/shell';
import { type ReactNode, useState } from 'react';
import { useAccount } from './use-account.ts';

interface PersonPageProps {
	/** Undefined while it is not known. */
	id: string | undefined;
	/** Title and description, from the name; undefined while it is not known. */
	head: (name: string | undefined) => ReactNode;
}

/** The page of one person, as others see them. */
export function PersonPage({ id = '', head }: PersonPageProps) {
	const account = useAccount();
	const [now] = useState(() => new Date());
	const person = usePersonQuery({ id }, { enabled: id !== '' });
	const listings = usePersonListingsQuery({ id }, { enabled: id !== '' });
	const found = person.data?.getOneUser;
	return (
		<Page>
			{head(found?.name)}
			<PersonScreen
				person={person.error?.code === 'NOT_FOUND' ? null : found}
				failed={person.isError}
				onRetry={person.refetch}
				own={account?.id === id}
				audience={account ? 'signedIn' : 'visitor'}
				listings={
					<ListingGrid
						listings={listings.data?.getOneUser.locationInfos}
						failed={listings.isError}
						onRetry={listings.refetch}
						now={now}
						columns="four"
						expected={4}
					/>
				}
			/>
		</Page>
	);
}
