/** Defines stability criteria: the interface to write one, its options and thresholds, and the judges that apply it. */
package org.openjdk.jmh.dynreconf.criteria;
