import { BlockList, isIP, isIPv6 } from "node:net";

/** Names for networks that are not on the Internet. */
const namedNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  linklocal: ["169.254.0.0/16", "fe80::/10"],
  uniquelocal: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

export const isNamedNetwork = (word: string): boolean => Object.hasOwn(namedNetworks, word);

/** An address, or a network like 10.0.0.0/8. */
export function isNetwork(written: string): boolean {
  const [address = "", bits, ...rest] = written.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");

function groupsOf(address: string): string[] {
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const gap = address.includes("::") ? 8 - before.length - after.length : 0;
  return [...before, ...Array.from({ length: gap }, () => "0"), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}

/** Whether an address is one of these, or in one of these networks. IPv4 in the form of IPv6 is IPv4. */
export function trusts(written: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of written.flatMap((word) => namedNetworks[word] ?? word)) {
    const [address = "", bits] = network.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    // A link's own addresses may name the card that they came by.
    const plain = address.split("%", 1)[0] ?? "";
    return isIP(plain) !== 0 && list.check(plain, isIPv6(plain) ? "ipv6" : "ipv4");
  };
}

const isOfLocalNetwork = trusts(Object.keys(namedNetworks));

export interface Networks {
  /** An IPv4 address, or the /64 that an IPv6 customer has. */
  network: string;
  /** The /48 around it: providers give one of these to any customer who asks. */
  wider: string | null;
  /** A private address: a household, or a proxy that forwards no addresses. Many people share it. */
  isLocal: boolean;
}

export function networksOf(address: string): Networks {
  const plain = withoutPrefix(address);
  const isLocal = isOfLocalNetwork(plain);
  if (!isIPv6(plain)) return { network: plain, wider: null, isLocal };
  const groups = groupsOf(plain);
  const wider = isLocal ? null : `${groups.slice(0, 3).join(":")}/48`;
  return { network: groups.slice(0, 4).join(":"), wider, isLocal };
}

/** How many people a private address may stand for. */
export const peopleBehindLocal = 50;

/** Providers give a /48 to any customer who asks: many addresses, yet a single customer, who may ask for as much more. */
export const timesWider = 4;
