/** A hash of the code of a benchmark itself. */
package org.openjdk.jmh.bytecode.fingerprint;
