/** Decides block by block how two sides of a benchmark differ, and when that is known: errors hold over all looks. */
package org.openjdk.jmh.dynreconf.sequential;
