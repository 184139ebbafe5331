import { permissions } from '@ancu/forms/access';
import { browserLoader, serverLoader } from '../data/loaders.ts';
import { CheckDesk, checkNeeds } from './check-desk.tsx';

const needs = { ...checkNeeds, rule: permissions.Query.getAllRequestGreenCheck };

export const handle = needs;
export const loader = serverLoader(needs);
export const clientLoader = browserLoader(needs);

export default function CheckerPage() {
	return <CheckDesk scope="checker" />;
}
