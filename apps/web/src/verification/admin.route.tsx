import { permissions } from '@ancu/forms/access';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { CheckDesk, checkNeeds } from './check-desk.tsx';

const needs = { ...checkNeeds, rule: permissions.Mutation.approveGreenCheck };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function AdminPage() {
	return <CheckDesk scope="admin" />;
}
