import type { SeedListing } from '@ancu/demo/listing';
import type { StoredOffering } from '../database/tables.ts';

/** What the money is for and how one gets it back: of what is built to be sold, and of what is bought to be let. */
const plans = {
	built: {
		useOfFunds: '45% trả tiền đất, 45% xây dựng và hoàn thiện pháp lý, 10% dự phòng chi phí quản lý và bán hàng.',
		exitRule:
			'Khi bán xong các căn, chậm nhất sau 36 tháng, tiền bán chia theo số cổ phần sau khi trừ chi phí xây dựng, thuế và phí.',
	},
	let: {
		useOfFunds:
			'70% trả tiền mua bất động sản, 20% sửa chữa và hoàn thiện pháp lý, 10% dự phòng chi phí quản lý trong hai năm đầu.',
		exitRule:
			'Sau 36 tháng, tài sản được bán nếu người nắm hơn nửa số cổ phần đồng ý; tiền bán chia theo số cổ phần sau khi trừ thuế và phí.',
	},
};

/** Made-up terms of a demo listing that offers shares; null for every other. The same ones every time. */
export function demoOffering({
	isInvest,
	categoryCode,
	totalShare,
	pricePerShare,
}: SeedListing): StoredOffering | null {
	if (!isInvest || totalShare === null || pricePerShare === null) return null;
	const releaseQuantity = Math.round(totalShare * 0.8);
	return {
		releaseQuantity,
		minInvestment: 2 * pricePerShare,
		maxSharePerAccount: Math.round(releaseQuantity / 4),
		feeBps: 150,
		softCap: Math.round(releaseQuantity * 0.3),
		...plans[categoryCode === 'urban-project' ? 'built' : 'let'],
		lowBps: -1_500,
		baseBps: 2_100,
		highBps: 4_200,
		documents: [],
	};
}
