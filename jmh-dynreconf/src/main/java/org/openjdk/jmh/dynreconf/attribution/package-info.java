/**
 * Which code explains how two sides differ: what methods cost in forks of each, and which of them stand out.
 */
package org.openjdk.jmh.dynreconf.attribution;
