import type { Role } from '../graphql/schema.generated.ts';

/** What development accounts have as password where `SEED_PASSWORD` says nothing else. */
export const DEVELOPMENT_PASSWORD = 'ancu-dev';

/** A development account. Never made in production. */
export interface DevelopmentAccount {
	username: string;
	name: string;
	role: Role;
	email: string;
	/** E.164. */
	phone: string;
}

const account = (index: number, username: string, name: string, role: Role): DevelopmentAccount => ({
	username,
	name,
	role,
	email: `${username}@ancu.test`,
	phone: `+8498800000${index}`,
});

/** Two people and one account of every staff role, for trying out. */
export const developmentAccounts: readonly DevelopmentAccount[] = [
	account(1, 'an', 'Nguyễn Thị An', 'user'),
	account(2, 'binh', 'Trần Văn Bình', 'user'),
	account(3, 'admin', 'Quản trị', 'admin'),
	account(4, 'collaborator', 'Cộng tác viên', 'collaborator'),
	account(5, 'support', 'Hỗ trợ', 'support'),
	account(6, 'investor', 'Chủ đầu tư', 'investor'),
	account(7, 'editor', 'Biên tập', 'editor'),
	account(8, 'checker', 'Kiểm tra', 'checker'),
];

/** What a developer reads at start-up. */
export function describeAccounts(password: string): string {
	const lines = developmentAccounts.map(
		({ username, role, name }) => `  ${username.padEnd(13)} ${role.padEnd(13)} ${name}`,
	);
	return `Accounts for trying out, all with the password ${password}:\n${lines.join('\n')}\n`;
}
