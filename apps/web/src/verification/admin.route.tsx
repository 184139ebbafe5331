import { browserLoader, serverLoader } from '../data/loaders.ts';
import { CheckDesk, checkNeeds } from './check-desk.tsx';

export const handle = checkNeeds;
export const loader = serverLoader(checkNeeds);
export const clientLoader = browserLoader(checkNeeds);

export default function AdminPage() {
	return <CheckDesk scope="admin" />;
}
