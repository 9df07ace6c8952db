/**
 * Criteria that look at a vector of stability values: their judge, what they see of the measurements, and two of them.
 */
package org.openjdk.jmh.dynreconf.criteria.vector;
