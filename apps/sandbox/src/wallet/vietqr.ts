/** What a VietQR code asks for. */
export interface VietQr {
	/** The bank's six digits at NAPAS. */
	bin: string;
	account: string;
	/** In đồng; nothing when the payer decides. */
	amount: number | undefined;
	memo: string;
}

const NAPAS = 'A000000727';

/** Reads the payload of a VietQR code (EMVCo QR of NAPAS); nothing when it is none, or was changed on the way. */
export function readVietQr(payload: string): VietQr | undefined {
	const checked = payload.slice(0, -4);
	if (!checked.endsWith('6304') || payload.slice(-4).toUpperCase() !== crcOf(checked)) return undefined;
	const fields = readFields(payload);
	const merchant = readFields(fields?.get('38') ?? '');
	const receiver = readFields(merchant?.get('01') ?? '');
	const [bin, account] = [receiver?.get('00'), receiver?.get('01')];
	if (merchant?.get('00') !== NAPAS || fields?.get('53') !== '704' || !bin || !account) return undefined;
	const amount = fields.get('54');
	if (amount !== undefined && !/^[1-9]\d{0,12}$/.test(amount)) return undefined;
	return {
		bin,
		account,
		amount: amount === undefined ? undefined : Number(amount),
		memo: readFields(fields.get('62') ?? '')?.get('08') ?? '',
	};
}

/** Fields of two digits, a length of two digits and so many characters; nothing when they do not come out even. */
function readFields(text: string): Map<string, string> | undefined {
	const characters = [...text];
	const fields = new Map<string, string>();
	for (let at = 0; at < characters.length; ) {
		const head = characters.slice(at, at + 4).join('');
		const end = at + 4 + Number(head.slice(2));
		if (!/^\d{4}$/.test(head) || end > characters.length) return undefined;
		fields.set(head.slice(0, 2), characters.slice(at + 4, end).join(''));
		at = end;
	}
	return fields;
}

/** CRC-16/CCITT-FALSE in four large hexadecimal digits. */
export function crcOf(text: string): string {
	let crc = 0xffff;
	for (const byte of Buffer.from(text)) {
		crc ^= byte << 8;
		for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
	}
	return crc.toString(16).toUpperCase().padStart(4, '0');
}
