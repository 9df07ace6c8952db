/** Finds criteria by name, and parses what users type. */
package org.openjdk.jmh.dynreconf.criteria.catalog;
