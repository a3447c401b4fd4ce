import { n as guardedKysely, r as checkBrandName, t as perBrand } from "./per-brand-DcKs65f5.js";
import { t as appRole } from "./walls-XlojWWNe.js";
import { dirname } from "node:path";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { AbortedTransactionError, PGliteAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { PGlite, types } from "@electric-sql/pglite";
// ../../libs/server/db/src/pglite/process-mark.ts
async function thisProcess() {
	return {
		pid: process.pid,
		started: await startOf(process.pid) ?? ""
	};
}
/** Whether the very process still runs. */
async function isAlive({ pid, started }) {
	if (!exists(pid)) return false;
	const found = await startOf(pid);
	return found === null || started === "" || found === started;
}
function exists(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error instanceof Error && "code" in error && error.code === "EPERM";
	}
}
/** Field 22 of /proc/{pid}/stat; the name in field 2 may hold blanks, so counting begins after its closing bracket. */
async function startOf(pid) {
	try {
		const stat = await readFile(`/proc/${pid}/stat`, "utf8");
		return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
	} catch {
		return null;
	}
}
// ../../libs/server/db/src/pglite/data-folder-lock.ts
/** Another process works with the data, and two would lose each other's writes. */
var DataFolderInUse = class extends Error {
	pid;
	constructor(folder, pid) {
		super(`The data in ${folder} is in use by process ${pid}. Stop that process first: only one may work with it.`);
		this.name = "DataFolderInUse";
		this.pid = pid;
	}
};
/**
* Takes the data folder for this process by a file beside it, which names the process and its start. PGlite itself takes no
* lock. Only the lock of a dead process is taken over.
*
* @returns what gives the folder back
* @throws DataFolderInUse at once, where a living process holds it
*/
async function lockDataFolder(folder) {
	const path = `${folder.replace(/\/+$/, "")}.lock`;
	const mine = await thisProcess();
	await mkdir(dirname(path), { recursive: true });
	while (!await create(path, mine)) {
		const holder = await read(path);
		if (!holder) continue;
		if (await isAlive(holder)) throw new DataFolderInUse(folder, holder.pid);
		if (await takeOver(path, holder, mine)) break;
	}
	return () => rm(path, { force: true });
}
/**
* Of all that find the same dead holder, one may create the file named after it, and only while the lock still is the dead
* one's. Whoever was late sees the new holder on the next round.
*/
async function takeOver(path, dead, mine) {
	const claim = `${path}.after-${dead.pid}-${dead.started}`;
	if (!await create(claim, mine)) {
		const rival = await read(claim);
		if (rival && !await isAlive(rival)) throw new Error(`Process ${rival.pid} died while it took the data over: remove ${claim}`);
		return false;
	}
	const found = await read(path);
	const stillDead = found?.pid === dead.pid && found.started === dead.started;
	if (stillDead) await rename(claim, path);
	else await rm(claim, { force: true });
	return stillDead;
}
/** Creates the file with its whole content at once, so that nobody reads half of it; false where it exists. */
async function create(path, mark) {
	const draft = `${path}.${mark.pid}`;
	await writeFile(draft, JSON.stringify(mark));
	try {
		await link(draft, path);
		return true;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
		throw error;
	} finally {
		await rm(draft, { force: true });
	}
}
async function read(path) {
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
		throw error;
	}
}
// ../../libs/server/db/src/pglite/pglite-connection.ts
/** The embedded database in the hands of one caller; `wall` is what a transaction of a brand begins with. */
var PgliteConnection = class {
	#pglite;
	#wall;
	#transaction = "none";
	constructor(pglite, wall) {
		this.#pglite = pglite;
		this.#wall = wall;
	}
	async executeQuery(query) {
		if (this.#transaction !== "none" || this.#wall === null) return this.#run(query);
		await this.begin();
		try {
			const result = await this.#run(query);
			await this.commit();
			return result;
		} catch (error) {
			await this.rollback();
			throw error;
		}
	}
	async begin(mode = "") {
		await this.#pglite.exec(`begin${mode};${this.#wall ?? ""}`);
		this.#transaction = "running";
	}
	/** Throws where an earlier statement failed: the database would answer a commit with a rollback. */
	async commit() {
		const aborted = this.#transaction === "aborted";
		await this.#end(aborted ? "rollback" : "commit");
		if (aborted) throw new AbortedTransactionError();
	}
	async rollback() {
		if (this.#transaction !== "none") await this.#end("rollback");
	}
	async *streamQuery() {
		throw new Error("The embedded database answers a query as a whole");
	}
	async #end(statement) {
		this.#transaction = "none";
		await this.#pglite.exec(statement);
	}
	async #run(query) {
		try {
			const { rows, affectedRows } = await this.#pglite.query(query.sql, [...query.parameters]);
			if (this.#transaction === "aborted") this.#transaction = "running";
			return {
				rows,
				numAffectedRows: affectedRows === void 0 ? void 0 : BigInt(affectedRows)
			};
		} catch (error) {
			if (this.#transaction === "running") this.#transaction = "aborted";
			throw error;
		}
	}
};
// ../../libs/server/db/src/pglite/pglite-driver.ts
/** A caller's way to the one embedded database: it waits its turn and has the database alone until it gives it back. */
var PgliteDriver = class {
	#pglite;
	#turns;
	#wall;
	#ends = /* @__PURE__ */ new WeakMap();
	constructor(pglite, turns, wall) {
		this.#pglite = pglite;
		this.#turns = turns;
		this.#wall = wall;
	}
	async init() {}
	async acquireConnection() {
		const end = await this.#turns.take();
		const connection = new PgliteConnection(this.#pglite, this.#wall);
		this.#ends.set(connection, end);
		return connection;
	}
	async beginTransaction(connection, settings) {
		const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : "";
		await connection.begin(`${level}${settings.accessMode ? ` ${settings.accessMode}` : ""}`);
	}
	commitTransaction(connection) {
		return connection.commit();
	}
	rollbackTransaction(connection) {
		return connection.rollback();
	}
	async releaseConnection(connection) {
		this.#ends.get(connection)?.();
	}
	/** The database is shared: whoever opened it closes it. */
	async destroy() {}
};
// ../../libs/server/db/src/pglite/pglite-dialect.ts
/**
* @param wall what every transaction begins with, null for the owner
*/
function pgliteDialect(pglite, turns, wall) {
	return {
		createDriver: () => new PgliteDriver(pglite, turns, wall),
		createQueryCompiler: () => new PostgresQueryCompiler(),
		createAdapter: () => new PGliteAdapter(),
		createIntrospector: (db) => new PostgresIntrospector(db)
	};
}
// ../../libs/server/db/src/pglite/turns.ts
/** Lets one at a time through, in the order of asking. */
var Turns = class {
	#last = Promise.resolve();
	/** Waits for its turn; the answer ends it. */
	async take() {
		const before = this.#last;
		const { promise, resolve } = Promise.withResolvers();
		this.#last = promise;
		await before;
		return resolve;
	}
};
// ../../libs/server/db/src/pglite/open-pglite.ts
/** The same values as from PostgreSQL's driver. */
var parsers = {
	[types.DATE]: (text) => text,
	[types.INT8]: Number,
	[types.BYTEA]: (text) => Buffer.from(text.slice(2), "hex")
};
/** Role and brand until the transaction ends. */
var wallOf = (brand) => `set local role ${appRole};set local app.brand='${checkBrandName(brand)}'`;
/** Opens the embedded database, in a folder that is locked against other processes or in memory. */
async function openPglite({ folder, dump }) {
	const unlock = folder ? await lockDataFolder(folder) : async () => {};
	const pglite = await PGlite.create({
		dataDir: folder,
		loadDataDir: dump,
		parsers
	}).catch(async (error) => {
		await unlock();
		throw error;
	});
	const turns = new Turns();
	const database = {};
	const over = (wall) => guardedKysely(pgliteDialect(pglite, turns, wall), database);
	return {
		engine: "pglite",
		pglite,
		owner: over(null),
		forBrand: perBrand((brand) => over(wallOf(brand))),
		executeSql: (text, values) => executeSql(pglite, turns, text, values),
		close: async () => {
			await pglite.close();
			await unlock();
		}
	};
}
async function executeSql(pglite, turns, text, values = []) {
	const end = await turns.take();
	try {
		if (values.length > 0) return await pglite.query(text, values);
		return (await pglite.exec(text)).at(-1) ?? { rows: [] };
	} finally {
		end();
	}
}
export { openPglite };
