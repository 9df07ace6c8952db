/** Stability criteria: the interface to write one, the registry that finds them, and the built-in ones. */
package org.openjdk.jmh.dynreconf.criteria;
