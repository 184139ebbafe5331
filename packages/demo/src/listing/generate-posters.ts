import { createRandom, type Random } from '../drawing/random.ts';
import { brokerAreas } from './people/broker-areas.ts';
import { demoPhone } from './people/demo-phone.ts';
import { drawName } from './people/names.ts';
import type { Region } from './place/province-facts.ts';
import type { PostMode } from './seed-listing.ts';

/** A made-up person who posts listings. */
export interface SeedPoster {
	name: string;
	/** E.164, of the demo block; no two posters share one. */
	phone: string;
	/** How this person posts: of their own property, or for others. */
	postMode: PostMode;
	/** The part of the country where this person's listings lie. */
	region: Region;
	/** Legacy codes of the provinces where a broker works; null for an owner. */
	provinceCodes: readonly string[] | null;
	introduction: string;
	isShowPhone: boolean;
	isShowEmail: boolean;
}

const ownerCount = 24;
const ownerRegions: readonly Region[] = ['north', 'south', 'north', 'south', 'central'];

/** How many people post in the demo. */
export const posterCount = ownerCount + brokerAreas.reduce((sum, area) => sum + area.brokers, 0);

const brokerWords: readonly ((r: Random, area: string) => string)[] = [
	(r, area) => `Môi giới ${r.int(4, 15)} năm ở ${area}. Chỉ đăng tin đã đến tận nơi xem.`,
	(r, area) => `Chuyên nhà ở và đất ở tại ${area}, có chứng chỉ hành nghề từ năm ${r.int(2012, 2022)}.`,
	(_, area) => `Làm việc tại ${area}, hỗ trợ kiểm tra giấy tờ và quy hoạch trước khi đặt cọc.`,
	(r, area) =>
		`Nhận ký gửi mua bán, cho thuê ở ${area}. Dẫn khách đi xem ${r.pick(['cả cuối tuần', 'ngoài giờ hành chính', 'trong ngày'])}.`,
	(_, area) => `Gắn bó nhiều năm với ${area}. Nói rõ điểm chưa tốt của từng căn trước khi dẫn đi xem.`,
];
const ownerWords: readonly ((r: Random) => string)[] = [
	() => 'Chủ nhà, tự đăng tin, không qua trung gian.',
	() => 'Gia đình có vài căn cần bán hoặc cho thuê, ưu tiên người ở thật.',
	(r) => `Cho thuê nhà từ năm ${r.int(2008, 2021)}, hợp đồng rõ ràng.`,
	() => 'Bán đất của gia đình, giấy tờ xem trực tiếp tại nhà.',
	() => 'Đi làm giờ hành chính, hẹn xem nhà sau 17 giờ.',
	() => 'Nhà ở gần, hẹn trước là mở cửa xem được.',
	() => 'Ít dùng mạng, trả lời tin nhắn vào buổi tối.',
	() => 'Nói giá thật, không nói thách.',
];

/** The people who post the demo's listings: 24 who own what they post, then the brokers. Always the same. */
export function generatePosters(): SeedPoster[] {
	const r = createRandom(20_240_701);
	const names = new Set<string>();
	const posters: SeedPoster[] = [];

	function add(poster: Omit<SeedPoster, 'name' | 'phone'>): void {
		let name = drawName(r);
		while (names.has(name)) name = drawName(r);
		names.add(name);
		posters.push({ name, phone: demoPhone(1000 + posters.length), ...poster });
	}

	for (let i = 0; i < ownerCount; i++) {
		add({
			postMode: 'OWNER',
			region: ownerRegions[i % ownerRegions.length] as Region,
			provinceCodes: null,
			introduction: (ownerWords[i % ownerWords.length] as (typeof ownerWords)[number])(r),
			isShowPhone: r.chance(0.55),
			isShowEmail: r.chance(0.2),
		});
	}
	for (const area of brokerAreas) {
		for (let i = 0; i < area.brokers; i++) {
			add({
				postMode: 'BROKER',
				region: area.region,
				provinceCodes: area.provinces,
				introduction: r.pick(brokerWords)(r, area.name),
				isShowPhone: r.chance(0.9),
				isShowEmail: r.chance(0.6),
			});
		}
	}
	return posters;
}
