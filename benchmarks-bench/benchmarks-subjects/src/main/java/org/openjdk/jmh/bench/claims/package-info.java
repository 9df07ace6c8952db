/** Claims that documentation makes about performance, as assertions: which of them hold is in docs/evidence/assertions.md. */
package org.openjdk.jmh.bench.claims;
