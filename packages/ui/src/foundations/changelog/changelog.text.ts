import type { InEach } from '../page/use-text.ts';
import type { Bump } from './read-changes.ts';

interface ChangelogText {
	title: string;
	lead: string;
	waiting: string;
	noneWaiting: string;
	released: string;
	noneReleased: string;
	bump: Readonly<Record<Bump, string>>;
}

/** What the page of changes says. The changes themselves are written in English, for those who use the packages. */
export const changelogText: InEach<ChangelogText> = {
	vn: {
		title: 'Có gì mới',
		lead: 'Mỗi gói đổi gì, ở bản nào. Đọc từ tệp thay đổi của các gói, viết bằng tiếng Anh.',
		waiting: 'Chờ bản tới',
		noneWaiting: 'Chưa có thay đổi nào chờ bản tới.',
		released: 'Đã phát hành',
		noneReleased: 'Chưa có bản nào được phát hành. Bản đầu tiên sẽ hiện ở đây, theo từng gói.',
		bump: { major: 'Phải sửa theo', minor: 'Thêm mới', patch: 'Sửa lỗi' },
	},
	en: {
		title: 'What is new',
		lead: 'What changed in each package, and in which version. Read from the packages’ own files of changes.',
		waiting: 'In the next version',
		noneWaiting: 'No change waits for the next version.',
		released: 'Released',
		noneReleased: 'Nothing has been released yet. The first version will be told of here, package by package.',
		bump: { major: 'Breaking', minor: 'New', patch: 'Fixed' },
	},
};
