import { BlockList, isIP } from "node:net";

type Net = readonly [network: string, prefix: number];

/** Not globally reachable, according to IANA's registries of special-purpose addresses. */
const special4: readonly Net[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** Tunnels and test networks within the global range; everything outside that range is refused. */
const special6: readonly Net[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
];
const global6: Net = ["2000::", 3];

function listOf(nets: readonly Net[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of nets) list.addSubnet(network, prefix, family);
  return list;
}

const closed4 = listOf(special4, "ipv4");
const closed6 = listOf(special6, "ipv6");
const open6 = listOf([global6], "ipv6");

/** Whether an address is globally reachable. False for text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (address.includes("%")) return false;
  switch (isIP(address)) {
    case 4:
      return !closed4.check(address, "ipv4");
    case 6:
      return open6.check(address, "ipv6") && !closed6.check(address, "ipv6");
    default:
      return false;
  }
}
