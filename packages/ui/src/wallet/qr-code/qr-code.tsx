import { create } from 'qrcode';
import { useMemo } from 'react';

// ISO/IEC 18004: four modules of white around the code.
const QUIET = 4;

export interface QrCodeProps {
	/** What the code holds. */
	text: string;
	/** What it is for, for those who do not see it. */
	label: string;
}

/** A QR code as a drawing, black on white in both themes: banks' apps read no other. */
export function QrCode({ text, label }: QrCodeProps) {
	const { path, size } = useMemo(() => draw(text), [text]);
	const edge = size + 2 * QUIET;
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`${-QUIET} ${-QUIET} ${edge} ${edge}`}
			shapeRendering="crispEdges"
			data-slot="qr-code"
			className="block aspect-square w-full rounded-card"
		>
			<rect x={-QUIET} y={-QUIET} width={edge} height={edge} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}

/** One square a dark module. */
function draw(text: string): { path: string; size: number } {
	const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
	const squares = Array.from(data, (dark, at) => (dark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''));
	return { path: squares.join(''), size };
}
