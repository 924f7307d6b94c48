// @ts-check
import { createServer } from 'node:net';

/**
 * Ports of the loopback interface that nobody uses now. All are held until the last one is found, so that they differ.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
    const servers = await Promise.all(Array.from({ length: count }, () => new Promise((resolve, reject) => {
        const server = createServer();
        server.once('error', reject);
        server.listen(0, '127.0.0.1', () => resolve(server));
    })));
    const ports = servers.map((server) => server.address().port);
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    return ports;
}
