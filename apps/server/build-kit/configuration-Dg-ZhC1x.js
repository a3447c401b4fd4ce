import { join, resolve } from "node:path";
import { isIP } from "node:net";
import { z } from "zod";
import { createECDH, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
// ../../libs/server/kit/src/configuration-schema.ts
var list = z.string().transform((text) => text.split(",").map((part) => part.trim()).filter(Boolean));
var whole = (least, most) => z.coerce.number("a whole number").int("a whole number").min(least).max(most);
var key = z.string().min(32, "at least 32 characters");
var isNetwork = (text) => {
	const [address = "", bits] = text.split("/");
	return isIP(address) !== 0 && (bits === void 0 || /^\d{1,3}$/.test(bits));
};
/** Every variable of the environment that the server reads; what it means is in `configuration-table.ts`. */
var variables = {
	PARLOUR_MODE: z.enum(["demo", "production"], "demo or production").default("demo"),
	PORT: whole(0, 65535).default(4200),
	BIND_ADDRESS: z.string().refine((text) => isIP(text) !== 0, "an IP address").optional(),
	DATA_DIR: z.string().min(1).default(".data"),
	DATABASE_URL: z.url({
		protocol: /^postgres(?:ql)?$/,
		error: "postgres://user:password@host:port/name"
	}).optional(),
	DATABASE_CONNECTIONS: whole(1, 500).default(10),
	SMTP_URL: z.url({
		protocol: /^smtps?$/,
		error: "smtp://… or smtps://…"
	}).optional(),
	SESSION_KEY: key.optional(),
	PHOTO_KEY: key.optional(),
	VAPID_PUBLIC_KEY: z.string().regex(/^[A-Za-z0-9_-]{87}$/, "a P-256 public key, base64url").optional(),
	VAPID_PRIVATE_KEY: z.string().regex(/^[A-Za-z0-9_-]{43}$/, "a P-256 private key, base64url").optional(),
	ORIGINS: list.pipe(z.array(z.templateLiteral([
		z.string().regex(/^[a-z][a-z0-9-]*$/),
		"=",
		z.url({ protocol: /^https?$/ })
	], "brand=origin, brand=origin"))).default([]),
	TRUST_PROXY: list.refine((entries) => entries.every(isNetwork), "addresses or networks, separated by commas").default([]),
	LOG_LEVEL: z.enum([
		"silent",
		"error",
		"warn",
		"info",
		"debug"
	], "silent, error, warn, info or debug").optional(),
	CALLS_PER_MINUTE_ACCOUNT: whole(0, 1e6).default(600),
	CALLS_PER_MINUTE_ADDRESS: whole(0, 1e6).default(3e3),
	BUILD_ID: z.string().min(1).default("development")
};
var Environment = z.object(variables).superRefine((environment, context) => {
	if (environment.PARLOUR_MODE === "production") checkProduction(environment, (name, message) => context.addIssue({
		code: "custom",
		path: [name],
		message
	}));
});
var neededInProduction = [
	"DATABASE_URL",
	"SMTP_URL",
	"SESSION_KEY",
	"PHOTO_KEY",
	"VAPID_PUBLIC_KEY",
	"VAPID_PRIVATE_KEY"
];
/** What production refuses: the embedded database, keys that nobody set, sites without https. */
function checkProduction(environment, problem) {
	for (const name of neededInProduction) if (!environment[name]) problem(name, "is needed in production");
	for (const entry of environment.ORIGINS) if (!entry.split("=")[1].startsWith("https://")) problem("ORIGINS", `${entry}: production needs https`);
}
// ../../libs/server/kit/src/configuration-table.ts
/** The variables for people; the README's table is made of it. */
var configurationTable = {
	PARLOUR_MODE: {
		meaning: "`demo` or `production`",
		otherwise: "`demo`"
	},
	PORT: {
		meaning: "port to listen on",
		otherwise: "4200"
	},
	BIND_ADDRESS: {
		meaning: "address to listen on; demo: loopback whatever it says",
		otherwise: "production: all addresses"
	},
	DATA_DIR: {
		meaning: "folder of the embedded database, photos, mails and keys of the demo",
		otherwise: "`.data`"
	},
	DATABASE_URL: {
		meaning: "PostgreSQL 15 or later",
		otherwise: "demo: embedded; production: needed"
	},
	DATABASE_CONNECTIONS: {
		meaning: "most connections to PostgreSQL",
		otherwise: "10"
	},
	SMTP_URL: {
		meaning: "where mails are sent",
		otherwise: "demo: files, read at `/dev/mailbox`; production: needed"
	},
	SESSION_KEY: {
		meaning: "signs browser ids and form tokens",
		otherwise: "demo: random; production: needed"
	},
	PHOTO_KEY: {
		meaning: "signs the addresses of photos",
		otherwise: "demo: random; production: needed"
	},
	VAPID_PUBLIC_KEY: {
		meaning: "key of push notifications",
		otherwise: "demo: random; production: needed"
	},
	VAPID_PRIVATE_KEY: {
		meaning: "its private half",
		otherwise: "demo: random; production: needed"
	},
	ORIGINS: {
		meaning: "`brand=https://host,…` where a brand is not at its domain",
		otherwise: "demo: `http://<brand>.localhost:<port>`; production: `https://<domain>`"
	},
	TRUST_PROXY: {
		meaning: "addresses of proxies whose forwarded headers are believed",
		otherwise: "none"
	},
	LOG_LEVEL: {
		meaning: "`silent`, `error`, `warn`, `info` or `debug`",
		otherwise: "demo: `warn`; production: `info`"
	},
	CALLS_PER_MINUTE_ACCOUNT: {
		meaning: "calls of one member; 0: no limit",
		otherwise: "600"
	},
	CALLS_PER_MINUTE_ADDRESS: {
		meaning: "calls from one network address; 0: no limit",
		otherwise: "3000"
	},
	BUILD_ID: {
		meaning: "what `/api/version.php` calls this build",
		otherwise: "`development`"
	}
};
// ../../libs/server/kit/src/demo-keys.ts
var Keys = z.object({
	session: z.string(),
	photo: z.string(),
	sandbox: z.string(),
	vapid: z.object({
		publicKey: z.string(),
		privateKey: z.string()
	})
});
function newKeys() {
	const pair = createECDH("prime256v1");
	pair.generateKeys();
	const secret = () => randomBytes(32).toString("base64url");
	return {
		session: secret(),
		photo: secret(),
		sandbox: secret(),
		vapid: {
			publicKey: pair.getPublicKey().toString("base64url"),
			privateKey: pair.getPrivateKey().toString("base64url").padStart(43, "A")
		}
	};
}
/** The demo's own random keys, made once and kept in the data folder for its owner alone. */
async function demoKeys(dataFolder) {
	const file = join(dataFolder, "keys.json");
	const kept = await readFile(file, "utf8").catch(() => null);
	if (kept !== null) return Keys.parse(JSON.parse(kept));
	await mkdir(dataFolder, { recursive: true });
	const keys = newKeys();
	await writeFile(file, JSON.stringify(keys), {
		mode: 384,
		flag: "wx"
	});
	return keys;
}
// ../../libs/server/kit/src/configuration.ts
/** The environment is wrong; the message names each variable with what is wrong about it. */
var ConfigurationError = class extends Error {
	problems;
	constructor(problems) {
		super(["The configuration is wrong:", ...problems].join("\n  "));
		this.name = "ConfigurationError";
		this.problems = problems;
	}
};
/** @throws ConfigurationError with all problems at once */
async function readConfiguration(environment) {
	const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
	const read = Environment.safeParse(set);
	if (!read.success) throw new ConfigurationError(read.error.issues.map(({ path, message }) => explained(String(path[0]), message)));
	const values = read.data;
	const dataFolder = resolve(values.DATA_DIR);
	const isDemo = values.PARLOUR_MODE === "demo";
	return {
		mode: values.PARLOUR_MODE,
		port: values.PORT,
		bindAddress: isDemo ? "127.0.0.1" : values.BIND_ADDRESS ?? "::",
		dataFolder,
		database: values.DATABASE_URL ? {
			engine: "postgres",
			url: values.DATABASE_URL,
			connections: values.DATABASE_CONNECTIONS
		} : {
			engine: "pglite",
			folder: resolve(dataFolder, "database")
		},
		smtpUrl: values.SMTP_URL ?? null,
		keys: keysOf(values, isDemo ? await demoKeys(dataFolder) : null),
		origins: new Map(values.ORIGINS.map((entry) => entry.split("=", 2))),
		trustProxy: values.TRUST_PROXY,
		logLevel: values.LOG_LEVEL ?? (isDemo ? "warn" : "info"),
		callsPerMinute: {
			account: values.CALLS_PER_MINUTE_ACCOUNT,
			address: values.CALLS_PER_MINUTE_ADDRESS
		},
		build: values.BUILD_ID
	};
}
/** A problem with what its variable is for. */
var explained = (name, problem) => `${name}: ${problem} (${configurationTable[name].meaning})`;
/** Where a brand's members find it. */
function originOf({ mode, origins, port }, brand) {
	const own = mode === "demo" ? `http://${brand.id}.localhost:${port}` : `https://${brand.domain}`;
	return new URL(origins.get(brand.id) ?? own).origin;
}
/** The schema has seen to it that production set every key; the sandbox exists in the demo alone. */
function keysOf(values, demo) {
	return {
		session: values.SESSION_KEY ?? demo?.session ?? "",
		photo: values.PHOTO_KEY ?? demo?.photo ?? "",
		sandbox: demo?.sandbox ?? "",
		vapid: {
			publicKey: values.VAPID_PUBLIC_KEY ?? demo?.vapid.publicKey ?? "",
			privateKey: values.VAPID_PRIVATE_KEY ?? demo?.vapid.privateKey ?? ""
		}
	};
}
export { readConfiguration as n, originOf as t };
