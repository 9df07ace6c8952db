/** Decides block by block whether two sides differ, with error rates that hold over all interim analyses. */
package org.openjdk.jmh.dynreconf.sequential;
