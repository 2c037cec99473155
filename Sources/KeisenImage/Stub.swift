import KeisenPrimitives
import Glibc
package enum AtomicFile { package static func write(_ b: UnsafeRawBufferPointer, to: String) throws(KeisenError) { let f = open(to, O_CREAT|O_WRONLY|O_TRUNC, 0o644); _ = Glibc.write(f, b.baseAddress, b.count); close(f) } }
