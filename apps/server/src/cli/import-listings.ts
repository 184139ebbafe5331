import { importFile } from '../listing/import/import-file.ts';
import { findAccount } from './find-account.ts';
import { withImportDatabase } from './import-database.ts';
import { readArgs } from './read-args.ts';

const USAGE = `Usage: npm run import:listings -- FILE --account PHONE_OR_NAME [options]
  FILE              CSV in UTF-8, or JSON lines when its name ends in .jsonl or .ndjson
  --account         whose listings they become: phone number or user name
  --source NAME     what the file is known by; the same name changes the same listings. Default: the file's
                    name without its ending
  --columns A=B,…   field=column where the guess is wrong, field= for none, field:=value for what every row says
  --price-unit U    what bare prices are in: đồng, triệu or tỷ
  --posted-by WHO   who posts rows that do not say it: owner or broker. Default: a new listing is a broker's, one
                    that is there stays as it is
  --refused FILE    where refused rows go, a file that is not there yet. Default: FILE.refused.csv, or where that
                    is there FILE.refused (1).csv and so on: somebody may be mending it
  --accept          makes them public at once, but for offerings of shares`;

const { values: options, positionals } = readArgs(USAGE, {
	allowPositionals: true,
	options: {
		account: { type: 'string' },
		source: { type: 'string' },
		columns: { type: 'string', default: '' },
		'price-unit': { type: 'string' },
		'posted-by': { type: 'string' },
		refused: { type: 'string' },
		accept: { type: 'boolean', default: false },
	},
});
const [file, ...more] = positionals;
if (!file || more.length > 0 || !options.account) {
	process.stderr.write(`${USAGE}\n`);
	process.exitCode = 2;
} else {
	const { account } = options;
	try {
		await withImportDatabase(async (db) =>
			importFile(db, file, {
				...options,
				accountId: (await findAccount(db, account)).id,
				priceUnit: options['price-unit'],
				postedBy: options['posted-by'],
				say: (text) => process.stdout.write(text),
			}),
		);
	} catch (error) {
		process.stderr.write(`${file}: ${error instanceof Error ? error.message : error}\n`);
		process.exitCode = 1;
	}
}
