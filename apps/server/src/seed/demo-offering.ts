import type { SeedListing } from '@ancu/demo/listing';
import type { StoredOffering } from '../database/tables.ts';

/** Made-up terms of a demo listing that offers shares; null for every other. The same ones every time. */
export function demoOffering({ isInvest, totalShare, pricePerShare }: SeedListing): StoredOffering | null {
	if (!isInvest || totalShare === null || pricePerShare === null) return null;
	const releaseQuantity = Math.round(totalShare * 0.8);
	return {
		releaseQuantity,
		minInvestment: 2 * pricePerShare,
		maxSharePerAccount: Math.round(releaseQuantity / 4),
		feeBps: 150,
		softCap: Math.round(releaseQuantity * 0.3),
		useOfFunds:
			'70% trả tiền mua bất động sản, 20% sửa chữa và hoàn thiện pháp lý, 10% dự phòng chi phí quản lý trong hai năm đầu.',
		exitRule:
			'Sau 36 tháng, tài sản được bán nếu người nắm hơn nửa số cổ phần đồng ý; tiền bán chia theo số cổ phần sau khi trừ thuế và phí.',
		lowBps: -1_500,
		baseBps: 2_100,
		highBps: 4_200,
		documents: [],
	};
}
