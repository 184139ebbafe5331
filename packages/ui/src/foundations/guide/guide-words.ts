import type { ContentLocale } from '@ancu/forms/format';
import type { GuideStatus } from './guide.ts';

interface GuideWords {
	use: string;
	avoid: string;
	anatomy: string;
	content: string;
	access: string;
	pairs: string;
	do: string;
	dont: string;
	status: Readonly<Record<GuideStatus, string>>;
	size: (kilobytes: string, entry: string) => string;
	stories: (all: number, played: number) => string;
	tryIt: string;
	props: string;
	states: string;
	code: string;
	tests: string;
	testsLead: string;
	source: string;
	copy: string;
	copied: string;
	notCopied: string;
}

/** What stands around the texts of a guide. */
export const guideWords: Readonly<Record<ContentLocale, GuideWords>> = {
	vn: {
		use: 'Dùng để làm gì',
		avoid: 'Khi nào dùng thứ khác',
		anatomy: 'Cấu tạo',
		content: 'Cách viết chữ',
		access: 'Bàn phím và trình đọc màn hình',
		pairs: 'Nên và không nên',
		do: 'Nên',
		dont: 'Không nên',
		status: { stable: 'Ổn định', new: 'Mới', deprecated: 'Sắp bỏ' },
		size: (kilobytes, entry) => `Cả gói con ${entry}, dùng chung: ${kilobytes} KB khi tải (gzip)`,
		stories: (all, played) => `${all} story: ${played} có kiểm thử thao tác, ${all - played} không`,
		tryIt: 'Thử',
		props: 'Thuộc tính',
		states: 'Mọi dáng vẻ',
		code: 'Xem mã',
		tests: 'Đã kiểm thử',
		testsLead: 'Mỗi dòng là một story mà trình duyệt thao tác như người dùng trong mỗi lần kiểm tra.',
		source: 'Mã nguồn',
		copy: 'Chép đường dẫn',
		copied: 'Đã chép',
		notCopied: 'Trình duyệt không cho chép',
	},
	en: {
		use: 'What it is for',
		avoid: 'When to take something else',
		anatomy: 'Anatomy',
		content: 'How its words are written',
		access: 'Keyboards and screen readers',
		pairs: 'Do and don’t',
		do: 'Do',
		dont: 'Don’t',
		status: { stable: 'Stable', new: 'New', deprecated: 'Deprecated' },
		size: (kilobytes, entry) => `All of ${entry}, shared: ${kilobytes} KB to load (gzip)`,
		stories: (all, played) => `${all} stories: ${played} with a tested interaction, ${all - played} without`,
		tryIt: 'Try it',
		props: 'Props',
		states: 'All its looks',
		code: 'Show code',
		tests: 'What is tested',
		testsLead: 'Each line is a story in which a browser does what people do, every time the project is checked.',
		source: 'Source',
		copy: 'Copy the path',
		copied: 'Copied',
		notCopied: 'The browser does not let it',
	},
};
